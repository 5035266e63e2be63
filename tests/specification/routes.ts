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
