import "./post-filter.css";

type PostFilterProps = {
  /** Names the group of buttons. */
  label: string;
  allPosts: string;
  categories: readonly string[];
  category: string | undefined;
  /** How many posts are shown, and of what; spoken when it changes. */
  result: string;
};

/**
 * One button a category, one of them pressed. A button asks for the address with its category, which
 * works with and without script.
 */
export function PostFilter(props: PostFilterProps) {
  const { label, allPosts, categories, category, result } = props;
  const choices = [
    { name: allPosts, value: undefined },
    ...categories.map((name) => ({ name, value: name })),
  ];
  return (
    <form className="post-filter" action="/blog" method="get">
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {choices.map(({ name, value }) => (
          <button
            key={name}
            type="submit"
            name="category"
            value={value ?? ""}
            aria-pressed={category === value}
            onClick={(event) => {
              // A form would leave an empty query in the address.
              if (value !== undefined || !("navigation" in window)) return;
              event.preventDefault();
              navigation.navigate("/blog");
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p role="status">{result}</p>
    </form>
  );
}
