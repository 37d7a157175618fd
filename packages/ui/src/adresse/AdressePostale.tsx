import css from './adresse.module.css'

type AdressePostaleProps = {
  titre: string
  /** As `formatAdresse` gives them. */
  lignes: readonly string[]
  /** Shown while there is no line. */
  vide?: string | undefined
  /**
   * `envelope` shows an address being written as it will look; `plain` stands among other facts.
   */
  variant?: 'envelope' | 'plain'
}

/** An address as it stands on an envelope. */
export function AdressePostale({ titre, lignes, vide, variant = 'envelope' }: AdressePostaleProps) {
  return (
    <figure className={variant === 'envelope' ? css.enveloppe : css.simple}>
      <figcaption className={css.enveloppeTitre}>{titre}</figcaption>
      {lignes.length === 0 && vide ? (
        <p className={css.vide}>{vide}</p>
      ) : (
        <address className={css.lignes}>
          {lignes.map((ligne, rang) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
            <span key={rang}>{ligne}</span>
          ))}
        </address>
      )}
    </figure>
  )
}
