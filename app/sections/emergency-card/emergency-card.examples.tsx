import { EmergencyCard } from "./emergency-card.tsx";

export const examples = {
  "the first of the sheet": (
    <EmergencyCard
      print="Print"
      printWithPage="Print this page."
      title="Call first"
      copies={["Fridge", "Car", "Sitter"]}
      signs={{ heading: "Call for", items: ["Hard breathing", "Collapse", "Bleeding"] }}
      caseNumber="Case"
      hospital="At night"
      blanks={["Name", "Age"]}
      address={{ label: "See", host: "www.example.org", path: "/page" }}
      printed="Printed"
    />
  ),
};
