import { linkTo, type ScreenProps } from '../src/platform/routing/route.ts'
import { ScreenTitle } from '../src/platform/routing/ScreenTitle.tsx'
import { TOUT, UNE_SECTION } from './adresses.ts'
import css from './galerie.module.css'
import { sections } from './sections.tsx'
import { textes } from './textes.ts'

/** All the sections one below the other, or a single one: the second is quicker to try things on. */
export default function GalleryScreen({ params }: ScreenProps) {
  const asked = sections.filter(({ slug }) => slug === params.section)
  const shown = asked.length > 0 ? asked : sections
  return (
    <>
      <ScreenTitle lead={textes.chapo}>{textes.titre}</ScreenTitle>
      <nav aria-label={textes.sections}>
        <ul className={css.sections}>
          <li>
            <a
              href={linkTo(TOUT, {})}
              aria-current={asked.length === 0 ? 'page' : undefined}
              className={css.section}
            >
              {textes.tout}
            </a>
          </li>
          {sections.map(({ slug, titre }) => (
            <li key={slug}>
              <a
                href={linkTo(UNE_SECTION, { section: slug })}
                aria-current={slug === params.section ? 'page' : undefined}
                className={css.section}
              >
                {titre}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ slug, titre, Content }) => (
        <section key={slug} className={css.group} aria-labelledby={`section-${slug}`}>
          <h2 id={`section-${slug}`} className={css.groupTitle}>
            {titre}
          </h2>
          <Content />
        </section>
      ))}
    </>
  )
}
