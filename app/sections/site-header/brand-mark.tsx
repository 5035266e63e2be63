/** The logo: a cat in front of the sun, on a hill. Inline, so that it follows the theme. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="drawing site-header-mark">
      <path
        fill="var(--block)"
        d="M14 0h20a14 14 0 0 1 14 14v20a14 14 0 0 1-14 14H0V14A14 14 0 0 1 14 0Z"
      />
      <circle fill="var(--pm)" cx="29" cy="20" r="12" />
      <path
        fill="var(--on-block)"
        d="M22 32c-1-5 0-8 1.500-9.500-.8-2.500-.8-5-.2-7.500l3 2.500q1.700-.4 3.400 0l3-2.500c.6 2.500.6 5-.2 7.500C34 24 35 27 34 32Z"
      />
      <path
        fill="var(--on-block-2)"
        d="M0 38c6-6 11-5 16-8s12-4 18 0 9 6 14 5v-1a14 14 0 0 1-14 14H0Z"
      />
    </svg>
  );
}
