import { ServiceOpening, ServiceProvides, ServiceSteps } from "./service-parts.tsx";

export const examples = {
  "the first section": (
    <ServiceOpening id="example-opening" heading="What It Is">
      <p>A paragraph.</p>
    </ServiceOpening>
  ),
  steps: (
    <ServiceSteps>
      <ol>
        <li>
          <strong>First.</strong> A step.
        </li>
      </ol>
    </ServiceSteps>
  ),
  provides: <ServiceProvides items={[{ name: "An exam", detail: "From nose to tail." }]} />,
};
