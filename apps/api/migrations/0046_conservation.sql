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
ALTER TABLE "conservation_duree" ADD CONSTRAINT "conservation_duree_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gel_conservation" ADD CONSTRAINT "gel_conservation_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gel_conservation_contrat" ON "gel_conservation" USING btree ("client_code","numero_contrat");