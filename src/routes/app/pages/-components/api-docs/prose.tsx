/** A paragraph of the catalog, with code between backticks. */
export function Prose({ text }: { text: string }) {
  return (
    <p lang="en">
      {text.split('`').map((part, index) =>
        // Every second part is code. The parts never change their order.
        index % 2 === 1 ? (
          <code key={index} dir="ltr">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  )
}
