import "react";

// Attributes that the HTML standard has and @types/react 19.3 does not know yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close";
    commandfor?: string;
  }
}
