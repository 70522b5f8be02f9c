import { mkdirSync, writeFileSync } from "node:fs";
import type { IconNode } from "lucide";
import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import Building2 from "lucide/dist/esm/icons/building-complex.mjs";
import Calculator from "lucide/dist/esm/icons/calculator.mjs";
import Calendar from "lucide/dist/esm/icons/calendar.mjs";
import Car from "lucide/dist/esm/icons/car.mjs";
import ClipboardCheck from "lucide/dist/esm/icons/clipboard-check.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Compass from "lucide/dist/esm/icons/compass.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import FileCheck from "lucide/dist/esm/icons/file-check.mjs";
import FileSearch from "lucide/dist/esm/icons/file-search.mjs";
import Gavel from "lucide/dist/esm/icons/gavel.mjs";
import Handshake from "lucide/dist/esm/icons/handshake.mjs";
import HardHat from "lucide/dist/esm/icons/hard-hat.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import House from "lucide/dist/esm/icons/house.mjs";
import Key from "lucide/dist/esm/icons/key.mjs";
import Landmark from "lucide/dist/esm/icons/landmark.mjs";
import Layers from "lucide/dist/esm/icons/layers.mjs";
import LifeBuoy from "lucide/dist/esm/icons/life-buoy.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import MessageSquare from "lucide/dist/esm/icons/message-square.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import Scale from "lucide/dist/esm/icons/scale.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Shield from "lucide/dist/esm/icons/shield.mjs";
import Sprout from "lucide/dist/esm/icons/sprout.mjs";
import Truck from "lucide/dist/esm/icons/truck.mjs";
import Umbrella from "lucide/dist/esm/icons/umbrella.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import Wallet from "lucide/dist/esm/icons/wallet.mjs";
import Waves from "lucide/dist/esm/icons/waves-horizontal.mjs";
import Wrench from "lucide/dist/esm/icons/wrench.mjs";
import type { IconName } from "./icon-names.ts";

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
