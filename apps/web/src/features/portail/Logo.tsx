import { portail } from '../../platform/portail/settings.ts'
import css from './portail.module.css'

/** `panneau` is the coloured panel, dark in both schemes; the others follow the scheme. */
export function Logo({ place = 'entete' }: { place?: 'entete' | 'pied' | 'panneau' }) {
  const { client, logos } = portail()
  if (place === 'panneau')
    return <img className={css.logo} src={logos.clair} alt={client.libelle} />
  return (
    <>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={logos.clair} />
        <img className={css.logo} data-place={place} src={logos[place]} alt={client.libelle} />
      </picture>
      {/* At night, what a sheet is to show has to be there before: printing waits for no file. */}
      <img className={css.logo} data-place="papier" src={logos[place]} alt="" />
    </>
  )
}
