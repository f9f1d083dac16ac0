// The library ships no types. This declares only the options we use.
export default function sanitizeHtml(
  html: string,
  options: {
    allowedTags: string[]
    nonTextTags: string[]
    allowedAttributes: Record<string, string[]>
    allowedSchemes: string[]
    allowProtocolRelative: boolean
    transformTags: Record<
      string,
      (
        tag: string,
        attributes: Record<string, string | undefined>,
      ) => { tagName: string; attribs: Record<string, string>; text?: string }
    >
  },
): string
