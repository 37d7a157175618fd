import type { ReactNode } from 'react'

/**
 * « e-mail » on one line. Its hyphen stays the one that people type and look for: the word is kept
 * together where it is shown, and what is read out or copied is the same text.
 */
export const tenu = (texte: ReactNode): ReactNode =>
  typeof texte === 'string' && texte.includes('e-mail')
    ? texte.split(/(e-mails?)/).map((partie, rang) =>
        rang % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
          <span key={rang} style={{ whiteSpace: 'nowrap' }}>
            {partie}
          </span>
        ) : (
          partie
        ),
      )
    : texte
