import { EmergencyCard } from "./emergency-card.tsx";

export const examples = {
  "the first of the sheet": (
    <EmergencyCard
      print="Print"
      printWithPage="Print this page."
      title="Call first"
      copies={["Fridge", "Car", "Sitter"]}
      signs="Call for"
      signsInShort={["Hard breathing", "Collapse", "Bleeding"]}
      caseNumber="Case"
      hospital="At night"
      blanks={["Name", "Age"]}
      address="See"
      host="www.example.org"
      path="/page"
      printed="Printed"
    />
  ),
};
