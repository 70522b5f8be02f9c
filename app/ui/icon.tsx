import { createElement } from "react";
import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  BadgeCheck,
  Building2,
  Calculator,
  Calendar,
  CameraOff,
  Car,
  ChevronDown,
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
  Moon,
  Pause,
  Phone,
  Play,
  Scale,
  Search,
  Shield,
  Sprout,
  Sun,
  Truck,
  Umbrella,
  UserRound,
  Users,
  Wallet,
  Waves,
  Wrench,
  X,
  type IconNode,
} from "lucide";
import type { IconName } from "./icon-names.ts";
import styles from "./icon.module.css";

type Name = IconName | (typeof controlIcons)[number];

/** Icons that only controls use. */
const controlIcons = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "camera-off",
  "chevron-down",
  "close",
  "mail",
  "moon",
  "pause",
  "person",
  "play",
  "sun",
] as const;

const icons: Record<Name, IconNode> = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  "badge-check": BadgeCheck,
  building: Building2,
  calculator: Calculator,
  calendar: Calendar,
  "camera-off": CameraOff,
  car: Car,
  "chevron-down": ChevronDown,
  "clipboard-check": ClipboardCheck,
  clock: Clock,
  close: X,
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
  moon: Moon,
  pause: Pause,
  person: UserRound,
  phone: Phone,
  play: Play,
  scale: Scale,
  search: Search,
  shield: Shield,
  sprout: Sprout,
  sun: Sun,
  truck: Truck,
  umbrella: Umbrella,
  users: Users,
  wallet: Wallet,
  waves: Waves,
  wrench: Wrench,
};

/**
 * A Lucide icon in the colour and size of the text beside it. Always decoration: words say what it means.
 * Drawn from Lucide's data and not by lucide-react: nine attributes fewer on every icon of every page.
 */
export function Icon({ name }: { name: Name }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      {icons[name].map(([tag, attributes], index) =>
        createElement(tag, { ...attributes, key: index }),
      )}
    </svg>
  );
}
