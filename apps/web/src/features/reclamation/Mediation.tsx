import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { portail } from '../../platform/portail/settings.ts'
import css from './mediation.module.css'
import { textes } from './textes.ts'

const { page } = textes

/** How a complaint is treated, and whom to turn to afterwards. */
export function Mediation({ lien }: { lien: string }) {
  const { mediateurNom: nom, mediateurAdresse: adresse, mediateurSite: site } = portail().config
  return (
    <div className="stack gap-20">
      <Card title={page.commentTitre}>
        <ol className={css.etapes}>
          {page.comment.map((etape) => (
            <li key={etape}>{etape}</li>
          ))}
        </ol>
        <ButtonLink variant="primary" href={lien}>
          {page.faire}
        </ButtonLink>
      </Card>
      <Card title={page.mediateurTitre}>
        <p>{page.mediateur}</p>
        {nom ? (
          <div className="mt-16">
            <Facts
              items={[
                { label: page.nom, value: nom },
                adresse ? { label: page.adresse, value: adresse } : null,
                site
                  ? {
                      label: page.site,
                      value: (
                        <a className={css.site} href={site} rel="noreferrer">
                          {new URL(site).host}
                        </a>
                      ),
                    }
                  : null,
              ]}
            />
          </div>
        ) : (
          <p>{page.sansMediateur}</p>
        )}
      </Card>
    </div>
  )
}
