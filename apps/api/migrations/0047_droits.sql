CREATE TABLE "conservation_duree" (
	"client_code" text NOT NULL,
	"genre" text NOT NULL,
	"mois" integer NOT NULL,
	CONSTRAINT "conservation_duree_client_code_genre_pk" PRIMARY KEY("client_code","genre")
);
--> statement-breakpoint
CREATE TABLE "gel_conservation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"motif" text NOT NULL,
	"jusqu_au" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "violation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"titre" text NOT NULL,
	"nature" text NOT NULL,
	"constate_le" timestamp with time zone NOT NULL,
	"cnil_avant" timestamp with time zone,
	"debut" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone NOT NULL,
	"auteur" text,
	"adresse" text,
	"objet" text,
	"description" text NOT NULL,
	"mesures" text,
	"cnil_le" timestamp with time zone,
	"cnil_reference" text,
	"decision" text NOT NULL,
	"motif_decision" text,
	"message" text,
	"etat_information" text DEFAULT 'brouillon' NOT NULL,
	"soumis_par_id" uuid,
	"approuve_par_id" uuid,
	"nombre_approuve" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "violation_informee" (
	"violation_id" uuid NOT NULL,
	"compte_id" uuid NOT NULL,
	"le" timestamp with time zone NOT NULL,
	CONSTRAINT "violation_informee_violation_id_compte_id_pk" PRIMARY KEY("violation_id","compte_id")
);
--> statement-breakpoint
ALTER TABLE "preference" ADD COLUMN "telephone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "preference" ADD COLUMN "telephone_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preference" ADD COLUMN "telephone_phrase" text;--> statement-breakpoint
ALTER TABLE "conservation_duree" ADD CONSTRAINT "conservation_duree_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gel_conservation" ADD CONSTRAINT "gel_conservation_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation" ADD CONSTRAINT "violation_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_informee" ADD CONSTRAINT "violation_informee_violation_id_violation_id_fk" FOREIGN KEY ("violation_id") REFERENCES "public"."violation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_informee" ADD CONSTRAINT "violation_informee_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gel_conservation_contrat" ON "gel_conservation" USING btree ("client_code","numero_contrat");--> statement-breakpoint
CREATE INDEX "violation_client" ON "violation" USING btree ("client_code","constate_le");--> statement-breakpoint
CREATE INDEX "violation_informee_compte" ON "violation_informee" USING btree ("compte_id");