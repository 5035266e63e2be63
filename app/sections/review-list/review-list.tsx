import { Review } from "../../ui/review/review.tsx";
import { useShell } from "../shell/shell.tsx";
import "./review-list.css";

type ReviewListProps = {
  reviews: readonly {
    name: string;
    location: string;
    petName: string;
    rating: number;
    text: string;
    dateText: string;
    sample: boolean;
  }[];
  /** A last item, such as a link to more. */
  children?: React.ReactNode;
};

/** Client reviews with stars; samples are labeled. */
export function ReviewList({ reviews, children }: ReviewListProps) {
  const { labels } = useShell();
  return (
    <div className="review-list">
      {reviews.map(({ name, location, petName, rating, text, dateText, sample }) => (
        <Review
          key={name}
          text={text}
          name={name}
          detail={`${location} · ${petName} · ${dateText}`}
          ratingText={labels.rating.replace("{stars}", String(rating))}
          sampleLabel={sample ? labels.sampleReview : undefined}
        />
      ))}
      {children}
    </div>
  );
}
