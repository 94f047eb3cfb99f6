/** Wording that the API and SDK documentation share. Like the documentation, it exists only in English. */
export const serviceFacts = {
  accessToken:
    'Request a token for each person you verify. It is valid for ten minutes. Attempts are counted per token.',
  advancedConfidence:
    'Looks for signs of tampering on the front of the card and its photo, with a confidence for each.',
  attempts:
    'You can call each service three times per session. `trials_remaining` counts down the attempts, and the next request returns 5012. An SDK reports it as 7007.',
  baseUrl: 'The base URL of the service API. Your provider gives you the real one.',
} as const
