import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { NewTab } from "#app/ui/new-tab.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useCurrent } from "./menu-link.tsx";
import type { MenuItem } from "./menus.ts";

type TaskLinkProps = {
  task: MenuItem;
  className: string | undefined;
  /** Its label, or a label with more around it. */
  children: ReactNode;
};

/** A link to a task, with an arrow that says whether it opens a page here or a new tab. */
export function TaskLink({ task, className, children }: TaskLinkProps) {
  const current = useCurrent(task.path);
  return task.path.startsWith("/") ? (
    <PageLink to={task.path} className={className} aria-current={current}>
      {children}
      <Icon name="arrow-right" />
    </PageLink>
  ) : (
    <a href={task.path} target="_blank" rel="noopener" className={className}>
      {children}
      <NewTab />
    </a>
  );
}
