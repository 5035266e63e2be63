/** §2 Routes. */
export const routes = `
  / /about /services
  /services/wellness-exams /services/vaccinations /services/spay-neuter /services/breeding
  /services/dental /services/surgery /services/senior-care /services/emergency
  /services/diagnostics /services/imaging
  /why-choose-us /testimonials /blog
  /blog/summer-pet-safety /blog/pet-dental-care /blog/senior-pet-care /blog/first-visit
  /blog/spring-allergies
  /contact /service-areas
  /service-areas/travelers-rest /service-areas/greenville /service-areas/easley
  /service-areas/taylors /service-areas/greer
  /sitemap /privacy-policy /terms-conditions
`
  .trim()
  .split(/\s+/);

/** §2 Service pages: titles. */
export const services = [
  { title: "Wellness Exams", path: "/services/wellness-exams" },
  { title: "Vaccinations & Preventive Care", path: "/services/vaccinations" },
  { title: "Spay & Neuter Surgery", path: "/services/spay-neuter" },
  { title: "Breeding Consultations & Services", path: "/services/breeding" },
  { title: "Dental Care", path: "/services/dental" },
  { title: "Pet Surgery", path: "/services/surgery" },
  { title: "Senior Pet Care", path: "/services/senior-care" },
  { title: "Emergency Visits", path: "/services/emergency" },
  { title: "Pet Testing and Diagnostics", path: "/services/diagnostics" },
  { title: "Imaging Services", path: "/services/imaging" },
];

/** §9 Blog categories. */
export const categories = "All Posts, Pet Care Tips, Seasonal Care, Senior Care, New Clients".split(
  ", ",
);

/** §2 Blog articles. */
export const articles = [
  ["Summer Pet Safety", "summer-pet-safety", "Seasonal Care", "June 15, 2024", "5 min"],
  ["Pet dental care at home", "pet-dental-care", "Pet Care Tips", "May 28, 2024", "4 min"],
  ["Senior pet care", "senior-pet-care", "Senior Care", "April 22, 2024", "6 min"],
  ["First visit", "first-visit", "New Clients", "April 8, 2024", "4 min"],
  ["Spring allergies", "spring-allergies", "Seasonal Care", "March 15, 2024", "5 min"],
].map(([title = "", slug, ...head]) => ({ title, path: `/blog/${slug}`, head }));

/** §1 Clinic address. */
export const address = "409 Old Buncombe Rd, Travelers Rest, SC 29690";
