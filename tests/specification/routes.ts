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

/** §1 Clinic address. */
export const address = "409 Old Buncombe Rd, Travelers Rest, SC 29690";
