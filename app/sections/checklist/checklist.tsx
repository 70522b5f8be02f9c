import { Island } from "#app/islands/island.tsx";
import { CheckBoxes, type CheckBoxesProps } from "./check-boxes.tsx";

export const Checklist = (props: CheckBoxesProps) => (
  <Island name="CheckBoxes" of={CheckBoxes} props={props} />
);
