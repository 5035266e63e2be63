import { proseComponents as Parts, Prose, ProseSection } from "./prose.tsx";

export const examples = {
  "a section of text": (
    <Prose>
      <ProseSection id="example-section" heading="A heading">
        <p>A paragraph with a number to tap: {<Parts.CallLink />}.</p>
        <ul>
          <li>A point</li>
        </ul>
        <Parts.Warning title="Call now">
          <p>A warning.</p>
        </Parts.Warning>
      </ProseSection>
    </Prose>
  ),
};
