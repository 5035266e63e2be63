import { StoryForm } from "./story-form.tsx";

export const examples = {
  empty: (
    <StoryForm
      nameLabel="Name"
      locationLabel="Town"
      petNameLabel="Pet"
      storyLabel="Story"
      optional="optional"
      submit="Tell"
      thanks="Thank you."
      noScript="This form needs JavaScript."
    />
  ),
};
