import type { Mandat } from '@espace-adherent/contract/cotisations'
import { attestationResource } from '@espace-adherent/contract/documents'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconFileText } from '@tabler/icons-react'
import { ouvrirDocument } from '../documents/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './cotisations.module.css'
import { textes } from './textes.ts'

/** The authorisation under which the account is debited; the account is recognised, never shown whole. */
export function MandatSepa({ mandat }: { mandat: Mandat | null }) {
  const liens = useLiens()
  return (
    <Card
      title={textes.mandat}
      actions={
        <>
          <ButtonLink size="sm" href={liens.demarche('ribcotisations')}>
            {mandat ? textes.changerCompte : textes.passerAuPrelevement}
          </ButtonLink>
          {mandat && (
            <Button
              size="sm"
              icon={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() =>
                ouvrirDocument({
                  resource: attestationResource,
                  verb: 'print',
                  params: { edition: 'mandatSepa' },
                  titre: textes.titreMandat,
                })
              }
            >
              {textes.voirMandat}
            </Button>
          )}
        </>
      }
    >
      {mandat ? <Faits mandat={mandat} /> : <p>{textes.sansMandat}</p>}
    </Card>
  )
}

const Faits = ({ mandat }: { mandat: Mandat }) => (
  <dl className={css.faits}>
    {(
      [
        [textes.compte, mandat.iban],
        [textes.titulaire, mandat.titulaire],
        [textes.bic, mandat.bic],
        [textes.rum, mandat.rum],
        [textes.ics, mandat.ics],
        [textes.signeLe, formatDateLongue(mandat.signeLe)],
      ] as const
    )
      .filter(([, valeur]) => valeur !== '')
      .map(([libelle, valeur]) => (
        <div key={libelle}>
          <dt className="note">{libelle}</dt>
          <dd className="strong anywhere">{valeur}</dd>
        </div>
      ))}
  </dl>
)
