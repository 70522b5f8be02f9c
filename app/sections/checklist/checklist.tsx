import { Island } from "#app/islands/island.tsx";
import { CheckBoxes, type CheckBoxesProps } from "./check-boxes.tsx";

export const Checklist = (props: CheckBoxesProps) => (
  <Island name="check-boxes" of={CheckBoxes} props={props} />
);
