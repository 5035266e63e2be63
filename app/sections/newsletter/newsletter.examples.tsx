import { Newsletter } from "./newsletter.tsx";

export const examples = {
  "coming soon": (
    <Newsletter
      heading="News"
      text="Later."
      emailLabel="E-mail"
      button="Sign up"
      soon="Coming soon"
      picture={{ src: "/favicon.svg", width: 48, height: 48 }}
    />
  ),
};
