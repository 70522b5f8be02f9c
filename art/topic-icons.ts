import { mkdirSync, writeFileSync } from "node:fs";
import {
  BadgeCheck,
  Building2,
  Calculator,
  Calendar,
  Car,
  ClipboardCheck,
  Clock,
  Compass,
  Eye,
  FileCheck,
  FileSearch,
  Gavel,
  Handshake,
  HardHat,
  Heart,
  House,
  Key,
  Landmark,
  Layers,
  LifeBuoy,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  Scale,
  Search,
  Shield,
  Sprout,
  Truck,
  Umbrella,
  Users,
  Wallet,
  Waves,
  Wrench,
  type IconNode,
} from "lucide";
import type { IconName } from "#app/ui/icon-names.ts";

const icons: Record<IconName, IconNode> = {
  "badge-check": BadgeCheck,
  building: Building2,
  calculator: Calculator,
  calendar: Calendar,
  car: Car,
  "clipboard-check": ClipboardCheck,
  clock: Clock,
  compass: Compass,
  eye: Eye,
  "file-check": FileCheck,
  "file-search": FileSearch,
  gavel: Gavel,
  handshake: Handshake,
  "hard-hat": HardHat,
  heart: Heart,
  home: House,
  key: Key,
  landmark: Landmark,
  layers: Layers,
  "life-buoy": LifeBuoy,
  mail: Mail,
  "map-pin": MapPin,
  message: MessageSquare,
  phone: Phone,
  scale: Scale,
  search: Search,
  shield: Shield,
  sprout: Sprout,
  truck: Truck,
  umbrella: Umbrella,
  users: Users,
  wallet: Wallet,
  waves: Waves,
  wrench: Wrench,
};

/** Writes the icons that content names as the symbols of one file, for app/ui/topic-icon.tsx. */
export function drawTopicIcons(folder: string): void {
  const symbols = Object.entries(icons).map(
    ([name, node]) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${node.map(element).join("")}</symbol>`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/topics.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`,
  );
}

function element([tag, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value}"`,
  );
  return `<${tag}${written.join("")}/>`;
}
