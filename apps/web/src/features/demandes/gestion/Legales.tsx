import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { urgenceLegale } from '@espace-adherent/domain/demandes'
import { Button } from '@espace-adherent/ui/actions'
import { Notice, StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Facts } from '@espace-adherent/ui/layout'
import { SousTitre } from './Cadre.tsx'
import css from './dossier.module.css'
import { usePeutTraiter } from './etat.ts'
import { aujourdhui, jourDe } from './moments.ts'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

const tons = { depassee: 'danger', proche: 'warning', loin: 'neutral' } as const satisfies Record<
  ReturnType<typeof urgenceLegale>,
  Tone
>

/** What the law wants done about the request: it runs on, whatever is awaited. */
export function Legales({ dossier, suivi }: { dossier: DossierTraitement; suivi: Suivi }) {
  const peutTraiter = usePeutTraiter() && dossier.gestes.includes('tenir')
  if (dossier.legales.length === 0) return null
  return (
    <section>
      <SousTitre>{textes.legales}</SousTitre>
      <ul className={css.legales}>
        {dossier.legales.map(({ cle, libelle, echeance, tenueLe, isATenir, retard }) => (
          <li key={cle}>
            <span>{libelle}</span>
            <StateBadge tone={tenueLe ? 'success' : tons[urgenceLegale(echeance, aujourdhui())]}>
              {tenueLe
                ? textes.legaleTenue(jourDe(tenueLe))
                : textes.legaleAvant(formatDate(echeance))}
            </StateBadge>
            {isATenir && !tenueLe && peutTraiter && (
              <Button
                size="sm"
                busy={suivi.isBusy}
                aria-label={textes.legaleFaite(libelle)}
                onClick={() => void suivi.faire({ geste: 'tenir', cle })}
              >
                {textes.geste.tenir}
              </Button>
            )}
            {retard && <p className={css.retard}>{retard}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who says they are asking, when it came without an account. */
export function QuiDemande({ dossier: { demandeur } }: { dossier: DossierTraitement }) {
  if (!demandeur) return null
  const { prenom, nom, email, numeroContrat, isReconnu, isVerifie } = demandeur
  return (
    <Notice
      tone={isVerifie ? 'info' : 'warning'}
      title={
        isVerifie
          ? textes.demandeurVerifie
          : isReconnu
            ? textes.demandeurReconnu
            : textes.demandeurInconnu
      }
    >
      <Facts
        items={[
          { label: textes.demandeur, value: `${prenom} ${nom}` },
          { label: textes.email, value: email },
          numeroContrat ? { label: textes.numeroContrat, value: numeroContrat } : null,
        ]}
      />
      <p>{textes.demandeurSansEspace}</p>
    </Notice>
  )
}
