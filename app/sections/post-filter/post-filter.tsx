import "./post-filter.css";

type PostFilterProps = {
  /** Names the group of buttons. */
  label: string;
  allPosts: string;
  categories: readonly string[];
  category: string | undefined;
  onChoose: (category: string | undefined) => void;
  /** How many posts are shown, and of what; spoken when it changes. */
  result: string;
};

/**
 * One button a category, one of them pressed. Before the script has come, a button asks for the
 * address with its category, so that no click is lost.
 */
export function PostFilter(props: PostFilterProps) {
  const { label, allPosts, categories, category, onChoose, result } = props;
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
              event.preventDefault();
              onChoose(value);
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
