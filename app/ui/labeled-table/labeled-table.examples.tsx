import "./labeled-table.css";

export const examples = {
  "rows with labels on phones": (
    <table className="labeled-table">
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Pollen</th>
          <th scope="col">Fleas</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">When is it worse?</th>
          <td data-of="Pollen">In spring</td>
          <td data-of="Fleas">In any month</td>
        </tr>
      </tbody>
    </table>
  ),
};
