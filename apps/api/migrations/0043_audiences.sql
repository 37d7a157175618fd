CREATE TABLE "audience" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"regle" jsonb NOT NULL,
	"taille" integer,
	"comptee_le" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone,
	CONSTRAINT "audience_nom" UNIQUE("client_code","nom")
);
--> statement-breakpoint
CREATE TABLE "audience_taille" (
	"audience_id" uuid NOT NULL,
	"jour" date NOT NULL,
	"nombre" integer NOT NULL,
	CONSTRAINT "audience_taille_audience_id_jour_pk" PRIMARY KEY("audience_id","jour")
);
--> statement-breakpoint
CREATE TABLE "profil_audience" (
	"compte_id" uuid NOT NULL,
	"is_seul" boolean NOT NULL,
	"has_rib" boolean NOT NULL,
	"has_mobile" boolean NOT NULL,
	"date_debut" date NOT NULL,
	"date_naissance" date NOT NULL,
	"compte_cree" date NOT NULL,
	"client_code" text NOT NULL,
	"etat_contrat" text NOT NULL,
	"type_contrat" text NOT NULL,
	"qualite" text NOT NULL,
	"offre" text NOT NULL,
	"dematerialisation" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"canal_service" text[] NOT NULL,
	"canal_information" text[] NOT NULL,
	"canal_offres" text[] NOT NULL,
	"code_postal" text,
	"derniere_connexion" date,
	CONSTRAINT "profil_audience_compte_id_numero_contrat_pk" PRIMARY KEY("compte_id","numero_contrat")
);
--> statement-breakpoint
CREATE TABLE "profil_releve" (
	"client_code" text PRIMARY KEY NOT NULL,
	"demande_le" timestamp with time zone NOT NULL,
	"le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "adresse_ecartee" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"canal" text NOT NULL,
	"motif" text NOT NULL,
	"empreinte" text NOT NULL,
	"adresse" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envoi" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"bouton" text,
	"lien" text,
	"categorie" text NOT NULL,
	"canaux" text[] NOT NULL,
	"audience_id" uuid NOT NULL,
	"depart_le" timestamp with time zone,
	"etat" text NOT NULL,
	"auteur_id" uuid,
	"approbateur_id" uuid,
	"audience_revision" integer,
	"nombre_soumis" integer,
	"nombre_approuve" integer,
	"nombre" integer,
	"motif" text,
	"cree_le" timestamp with time zone NOT NULL,
	"commence_le" timestamp with time zone,
	"termine_le" timestamp with time zone,
	"curseur" uuid,
	"is_parcouru" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "envoi_destinataire" (
	"envoi_id" uuid NOT NULL,
	"compte_id" uuid NOT NULL,
	"canal" text NOT NULL,
	"etat" text NOT NULL,
	"motif" text,
	"notification_id" bigint,
	"message_id" bigint,
	"le" timestamp with time zone NOT NULL,
	CONSTRAINT "envoi_destinataire_envoi_id_compte_id_canal_pk" PRIMARY KEY("envoi_id","compte_id","canal")
);
--> statement-breakpoint
ALTER TABLE "audience" ADD CONSTRAINT "audience_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_taille" ADD CONSTRAINT "audience_taille_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profil_releve" ADD CONSTRAINT "profil_releve_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adresse_ecartee" ADD CONSTRAINT "adresse_ecartee_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adresse_ecartee" ADD CONSTRAINT "adresse_ecartee_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envoi" ADD CONSTRAINT "envoi_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envoi" ADD CONSTRAINT "envoi_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envoi_destinataire" ADD CONSTRAINT "envoi_destinataire_envoi_id_envoi_id_fk" FOREIGN KEY ("envoi_id") REFERENCES "public"."envoi"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envoi_destinataire" ADD CONSTRAINT "envoi_destinataire_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profil_audience_plusieurs" ON "profil_audience" USING btree ("client_code","compte_id") WHERE not is_seul;--> statement-breakpoint
CREATE UNIQUE INDEX "adresse_ecartee_compte" ON "adresse_ecartee" USING btree ("compte_id","canal","motif");--> statement-breakpoint
CREATE INDEX "adresse_ecartee_client" ON "adresse_ecartee" USING btree ("client_code","le");--> statement-breakpoint
CREATE INDEX "envoi_client" ON "envoi" USING btree ("client_code","cree_le");--> statement-breakpoint
CREATE INDEX "envoi_audience" ON "envoi" USING btree ("audience_id");--> statement-breakpoint
CREATE INDEX "envoi_vivant" ON "envoi" USING btree ("etat") WHERE etat in ('programme', 'encours');--> statement-breakpoint
CREATE INDEX "envoi_destinataire_ouvert" ON "envoi_destinataire" USING btree ("envoi_id","etat") WHERE etat in ('a-partir', 'parti');--> statement-breakpoint
CREATE INDEX "envoi_destinataire_compte" ON "envoi_destinataire" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "connexion_compte" ON "connexion" USING btree ("compte_id","le");