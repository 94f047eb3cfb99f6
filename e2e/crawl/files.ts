// Functions that the crawl sends to the page as source, to run there. They choose a file the same way in every engine.

/** Chooses a CSV in the page's only file field. One row has no name, and the server rejects another row. */
export function chooseList() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const data = new DataTransfer()
  data.items.add(
    new File(
      ['Name,Document,Year\nLayla Test,D1,1980\nOmar Test,D2,1990\n007,D3,1970\n,D4,1971\n'],
      'list.csv',
    ),
  )
  if (input) input.files = data.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Chooses a document-like picture in the page's first file field. */
export async function choosePhoto() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#c8d0cc'
    context.fillRect(0, 0, 1600, 1000)
    context.fillStyle = '#303840'
    for (let at = 0; at < 4000; at += 1)
      context.fillRect((at * 37) % 1600, ((at * 61) % 100) * 10, 12, 3)
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const data = new DataTransfer()
  data.items.add(new File(blob ? [blob] : [], 'photo.jpg'))
  if (input) input.files = data.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}
