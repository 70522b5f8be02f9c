import "react";

// Attributes of the HTML standard that @types/react 19.3 does not have yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close";
    commandfor?: string;
  }
}
