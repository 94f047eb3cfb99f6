import { useState } from 'react'

/** The request of the data on screen: the one before, while placeholder data is shown. Plain values only. */
export function useShown<Request>(request: Request, isPlaceholderData: boolean): Request {
  const [shown, setShown] = useState(request)
  if (isPlaceholderData || JSON.stringify(shown) === JSON.stringify(request)) return shown
  setShown(request)
  return request
}
