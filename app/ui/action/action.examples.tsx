import { Icon } from "../icon/icon.tsx";
import { ActionButton, ActionLink, MoreLink } from "./action.tsx";

export const examples = {
  "to book": (
    <ActionLink href="/about" look="sun">
      Book now
    </ActionLink>
  ),
  "to call": (
    <ActionLink href="/about" look="teal">
      <Icon name="phone" /> Call
    </ActionLink>
  ),
  "anything else": <ActionLink href="/about">Read on</ActionLink>,
  "on marigold": (
    <div className="ground-sun">
      <ActionLink href="/about" look="ink">
        Book now
      </ActionLink>
    </div>
  ),
  "for emergencies alone": (
    <ActionLink href="tel:+15550100" look="red" size="huge">
      Call now
    </ActionLink>
  ),
  "opens a new tab": (
    <ActionLink href="https://example.org" newTabNote="(opens in a new tab)">
      Elsewhere
    </ActionLink>
  ),
  "small, for the header": <ActionButton size="small">Small</ActionButton>,
  "not yet": <ActionButton disabled>Later</ActionButton>,
  "to go on reading": <MoreLink href="/about">All of it</MoreLink>,
};
