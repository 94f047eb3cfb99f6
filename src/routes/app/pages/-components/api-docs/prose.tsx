/** Catalog paragraph with code between backticks. */
export function Prose({ text }: { text: string }) {
  return (
    <p lang="en">
      <ProseText text={text} />
    </p>
  )
}

/** Catalog text with code between backticks. */
export function ProseText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Every other part is code. The order never changes, so the index is a stable key.
    index % 2 === 1 ? (
      <code key={index} dir="ltr">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
