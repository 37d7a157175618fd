import type { Profil } from '@espace-adherent/contract/profil'
import { formatAdresse } from '@espace-adherent/domain/adresse/format.ts'
import { civiliteLe, dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { AdressePostale } from '@espace-adherent/ui/adresse/AdressePostale.tsx'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLiens } from '../portail/index.ts'
import css from './profil.module.css'
import { useProfil } from './queries.ts'
import { TeletransmissionBadge } from './Teletransmission.tsx'
import { textes } from './textes.ts'

type Personne = Profil['personne']

/** What the insurer knows of whoever is signed in. */
export const MonProfil = ({ adresse }: { adresse: string }) => (
  <LectureLignes query={useProfil()} attente={['13rem', '13rem', '9rem']}>
    {([{ personne }]) => (
      <div className={css.grid}>
        <Identite personne={personne} />
        <Coordonnees personne={personne} modifier={adresse} />
        <Card
          title={textes.teletransmission}
          actions={<TeletransmissionBadge {...personne} />}
          className="wide"
        >
          <p className={css.texte}>
            {personne.teletransmission
              ? textes.activeTexte
              : (personne.motifRefusTeletransmission?.libelle ?? textes.inactiveTexte)}
          </p>
          <Facts
            items={[
              { label: textes.organisme, value: personne.organisme ?? textes.nonRenseigne },
              personne.regime ? { label: textes.regime, value: personne.regime } : null,
            ]}
          />
        </Card>
      </div>
    )}
  </LectureLignes>
)

const civiliteDe = (personne: Personne) => {
  const value = civiliteLe(personne, dateAParis(new Date()))
  return value ? { label: textes.civilite, value } : null
}

const Identite = ({ personne }: { personne: Personne }) => (
  <Card
    title={textes.identite}
    actions={
      <ButtonLink size="sm" href={useLiens().demarche('situation-contractuelle')}>
        {textes.changement}
      </ButtonLink>
    }
  >
    <Facts
      items={[
        civiliteDe(personne),
        { label: textes.prenom, value: personne.prenom },
        { label: textes.nom, value: personne.nom },
        personne.nompatronymique
          ? { label: textes.nomNaissance, value: personne.nompatronymique }
          : null,
        {
          label: textes.naissance,
          value: <span className="tabular">{formatDate(personne.dateNaissance)}</span>,
        },
        {
          label: textes.nir,
          value: personne.nir ? (
            <>
              <span className="tabular nowrap">{personne.nir}</span>
              <span className="note block">{textes.nirMasque}</span>
            </>
          ) : (
            textes.nonRenseigne
          ),
        },
        personne.situationFamiliale
          ? { label: textes.situationFamiliale, value: personne.situationFamiliale }
          : null,
        personne.employeur ? { label: textes.employeur, value: personne.employeur } : null,
      ]}
    />
  </Card>
)

const Coordonnees = ({ personne, modifier }: { personne: Personne; modifier: string }) => (
  <Card
    title={textes.coordonnees}
    actions={
      <ButtonLink size="sm" href={modifier}>
        {textes.modifier}
      </ButtonLink>
    }
  >
    <div className="stack gap-20">
      <AdressePostale
        variant="plain"
        titre={textes.adresse}
        lignes={personne.adresse ? formatAdresse(personne.adresse) : []}
        vide={textes.adresseVide}
      />
      <Facts
        items={[
          { label: textes.email, value: personne.email, wide: true },
          {
            label: textes.telephone,
            value: (
              <span className="tabular nowrap">{personne.telephone ?? textes.nonRenseigne}</span>
            ),
          },
        ]}
      />
    </div>
  </Card>
)
