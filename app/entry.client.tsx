// React Router looks for its entry here.
import "./start/hydrate.tsx";
