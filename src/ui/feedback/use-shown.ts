import { useState } from 'react'

/**
 * Returns the request for the data on screen: the previous request while placeholder data is shown. Requests must
 * contain only plain values, because they are compared as JSON.
 */
export function useShown<Request>(request: Request, isPlaceholderData: boolean): Request {
  const [shown, setShown] = useState(request)
  if (isPlaceholderData || JSON.stringify(shown) === JSON.stringify(request)) return shown
  setShown(request)
  return request
}
