/** Generated from the schema by `npm run schema -w supabase`. */
import type { Answers } from './answers.ts';
import type { JsonArguments } from './arguments.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
      applications: {
        Row: {
          id: string;
          reference: string;
          user_id: string | null;
          kind: 'contractor' | 'builder' | 'designer' | 'vendor' | 'manufacturer' | 'real_estate' | 'partner';
          plan: 'starter' | 'pro' | 'elite' | null;
          company: string;
          contact_name: string;
          email: string;
          phone: string | null;
          website: string | null;
          city: string | null;
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null;
          speciality: string | null;
          message: string | null;
          locale: 'en' | 'fr';
          status: 'submitted' | 'in_review' | 'onboarding' | 'live' | 'declined';
          created_at: string;
          moved_at: string;
          notice: string | null;
          provider_id: string | null;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      categories: {
        Row: {
          id: string;
          title: string;
          description: string;
          icon_name: string;
          color_class: string;
          item_count: number | null;
          created_at: string;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      category_texts: {
        Row: { category_id: string; locale: 'fr'; title: string; description: string };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      category_trades: {
        Row: { category_id: string; trade: string };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      consent_texts: {
        Row: { id: string; locale: 'en' | 'fr'; body: string; in_force_from: string };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      credentials: {
        Row: {
          id: string;
          provider_id: string;
          kind:
            | 'identity'
            | 'liability_insurance'
            | 'workers_comp'
            | 'rbq'
            | 'esa_ecra'
            | 'tssa'
            | 'bc_housing'
            | 'ab_prepaid'
            | 'red_seal'
            | 'municipal'
            | 'pesticide'
            | 'gst_hst'
            | 'other';
          jurisdiction: string | null;
          status: 'claimed' | 'verified' | 'expired' | 'rejected';
          checked_at: string | null;
          expires_on: string | null;
          issuer: string | null;
          issuer_fr: string | null;
          source_url: string | null;
        };
        Withheld: 'number' | 'claimed_at' | 'told_days' | 'changed_at';
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      deals: {
        Row: {
          id: string;
          kind: 'weekly' | 'flash' | 'daily' | 'bundle' | 'featured' | 'clearance' | 'flyer';
          vendor_id: string | null;
          material_id: number | null;
          title: string;
          title_fr: string | null;
          description: string;
          description_fr: string | null;
          original_price: number;
          sale_price: number;
          discount: number;
          unit: string;
          category: string | null;
          image: string | null;
          rating: number | null;
          runs: 'once' | 'week' | 'day' | 'stock';
          turn: number;
          turns: number;
          starts_at: string | null;
          ends_at: string | null;
          stock: number | null;
          total_stock: number | null;
          sold_count: number;
          condition: 'New' | 'Display Model' | null;
          reason: 'Discontinued' | 'Floor Model' | 'Overstock' | 'Previous Season' | null;
          parts: Json;
          regular_price_evidence: string | null;
          regular_price_evidence_fr: string | null;
          published: boolean;
          is_sample: boolean;
          created_at: string;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      delivery_rules: {
        Row: {
          vendor_id: string;
          zone: string;
          flat_cents: number;
          free_over_cents: number | null;
          min_order_cents: number | null;
          lead_days: number;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      favourites: {
        Row: { user_id: string; kind: 'service' | 'material' | 'deal' | 'article'; target_id: string; created_at: string };
        Insert: { kind: 'service' | 'material' | 'deal' | 'article'; target_id: string };
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      fixed_price_items: {
        Row: {
          service: string;
          field: string;
          value: string;
          kind: 'base' | 'choice' | 'count' | 'rate' | 'extra';
          cents: number;
          percent: number;
          most: number;
          once: boolean;
          every: 'week' | 'twoweeks' | 'month' | 'halfyear' | null;
          position: number;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      fixed_price_services: {
        Row: { service: string; category: string; needs_count: boolean; listed_on: string };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      fsa_centroids: {
        Row: { fsa: string; city: string; province: string; city_key: string; central: boolean; lat: number; lng: number };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      materials: {
        Row: {
          id: number;
          vendor_id: string | null;
          sku: string | null;
          name: string;
          name_fr: string | null;
          category: string;
          family: string;
          price: number;
          unit: string;
          image: string | null;
          brand: string | null;
          rating: number | null;
          reviews: number;
          location: string;
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null;
          in_stock: boolean;
          stock: number | null;
          description: string;
          description_fr: string | null;
          sustainability: string | null;
          sustainability_fr: string | null;
          delivery: string;
          delivery_fr: string | null;
          coverage_per_unit: number | null;
          coverage_unit: 'sqft' | 'lnft' | 'each' | null;
          waste_pct: number;
          specs: Json;
          hubs: string[];
          featured_rank: number | null;
          published: boolean;
          is_sample: boolean;
          created_at: string;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      plans: {
        Row: { id: string; name: string; price_cents: number; featured: boolean; position: number };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      portfolio_items: {
        Row: {
          id: string;
          provider_id: string;
          title_en: string;
          title_fr: string | null;
          description_en: string;
          description_fr: string | null;
          image_path: string;
          alt_en: string;
          alt_fr: string | null;
          completed_on: string | null;
          position: number;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      price_history: {
        Row: { material_id: number; price: number; from_at: string };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      profiles: {
        Row: { user_id: string; display_name: string; locale: 'en' | 'fr'; created_at: string; notice: string | null };
        Insert: Record<PropertyKey, never>;
        Update: { display_name?: string; locale?: 'en' | 'fr' };
        Relationships: [];
      };
      project_list_items: {
        Row: {
          list_id: string;
          id: string;
          ref: string;
          quantity: number;
          room: string;
          note: string;
          name: string;
          unit: string;
          price_cents: number;
          vendor_id: string | null;
          vendor_name: string | null;
          image: string | null;
          final_sale: boolean;
          removed: boolean;
          added_at: string;
          edited_at: string;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      project_lists: {
        Row: {
          id: string;
          user_id: string | null;
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null;
          postal_code: string | null;
          place_edited_at: string;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      projects: {
        Row: {
          id: string;
          requester_id: string | null;
          category: string | null;
          service_name: string | null;
          description: string | null;
          timing: 'now' | 'month' | 'quarter' | 'flexible' | null;
          start_on: string | null;
          budget_min_cents: number | null;
          budget_max_cents: number | null;
          postal_code: string | null;
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null;
          locale: 'en' | 'fr';
          source: 'card' | 'profile' | 'project' | 'fixed_price' | 'materials';
          details: Json | null;
          photo_count: number;
          created_at: string;
          contact_confirmed_at: string | null;
          notice: string | null;
          open_until: string | null;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      provider_areas: {
        Row: { provider_id: string; area: string; fsa_prefixes: string[]; position: number };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      provider_daily_stats: {
        Row: { provider_id: string; day: string; profile_views: number; quote_clicks: number; call_clicks: number };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      provider_members: {
        Row: { provider_id: string; user_id: string; role: 'owner' | 'manager' | 'member' };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      provider_private: {
        Row: {
          provider_id: string;
          legal_name: string | null;
          business_number: string | null;
          gst_number: string | null;
          qst_number: string | null;
          billing_email: string | null;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      provider_rating_base: {
        Row: { provider_id: string; rating: number; review_count: number; source: string };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      provider_services: {
        Row: {
          id: string;
          provider_id: string;
          name_en: string;
          name_fr: string | null;
          price_cents: number | null;
          price_unit: string | null;
          fixed_price: boolean;
          position: number;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      provider_testimonials: {
        Row: {
          id: string;
          provider_id: string;
          name: string;
          project_en: string;
          project_fr: string | null;
          rating: number;
          text_en: string;
          text_fr: string | null;
          position: number;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      providers: {
        Row: {
          id: string;
          kind: 'contractor' | 'builder' | 'designer' | 'vendor' | 'manufacturer' | 'agent' | 'lender' | 'brokerage';
          status: 'draft' | 'submitted' | 'in_review' | 'changes_requested' | 'approved' | 'rejected' | 'suspended' | 'closed';
          trade_name: string;
          primary_category: string;
          tagline_en: string | null;
          tagline_fr: string | null;
          description_en: string | null;
          description_fr: string | null;
          established: number | null;
          employees: string | null;
          city: string | null;
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null;
          lat: number | null;
          lng: number | null;
          service_radius_km: number;
          public_phone: string | null;
          website: string | null;
          response_time: string | null;
          accepting_work: boolean;
          away_until: string | null;
          languages: string[];
          is_sample: boolean;
          created_at: string;
          updated_at: string;
          in_directory: boolean;
          submitted_at: string | null;
          approved_at: string | null;
          closed_at: string | null;
          next_free_on: string | null;
          logo_path: string | null;
          hours: Json | null;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      quote_lines: {
        Row: {
          quote_id: string;
          position: number;
          kind: 'labour' | 'material' | 'permit' | 'disposal' | 'allowance' | 'other';
          description: string;
          qty: number;
          unit: string | null;
          unit_cents: number;
          cents: number;
          tax_class: 'installed' | 'goods' | 'service' | 'exempt';
          taxes: string[];
          optional: boolean;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      quote_request_contacts: {
        Row: {
          project_id: string;
          name: string;
          email: string;
          phone: string | null;
          preferred: 'email' | 'phone' | 'message';
          address: string | null;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      quote_requests: {
        Row: {
          id: string;
          project_id: string;
          provider_id: string;
          status:
            | 'draft'
            | 'sent'
            | 'viewed'
            | 'interested'
            | 'quoted'
            | 'connected'
            | 'hired'
            | 'completed'
            | 'declined'
            | 'withdrawn'
            | 'expired';
          sent_at: string | null;
          first_reply_at: string | null;
          connected_at: string | null;
          created_at: string;
          updated_at: string;
          activity_at: string;
          reason:
            | 'too_far'
            | 'too_small'
            | 'full'
            | 'not_our_trade'
            | 'licence'
            | 'other'
            | 'not_chosen'
            | 'suspended'
            | 'closed'
            | 'unanswered'
            | 'inactive'
            | 'changed_mind'
            | 'price'
            | 'scope'
            | 'schedule'
            | 'no_show'
            | 'unreachable'
            | null;
          last_message_seq: number | null;
          last_message_side: 'homeowner' | 'provider' | null;
          homeowner_read_seq: number;
          company_read_seq: number;
          inbox: string | null;
          round: number;
          reopened_at: string | null;
          lot: number | null;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      quotes: {
        Row: {
          id: string;
          request_id: string;
          provider_id: string;
          version: number;
          status: 'draft' | 'sent' | 'accepted' | 'declined' | 'superseded' | 'expired' | 'withdrawn';
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
          subtotal_cents: number;
          tax: Json;
          total_cents: number;
          deposit_cents: number;
          valid_until: string | null;
          start_on: string | null;
          duration_days: number | null;
          warranty: string | null;
          inclusions: string | null;
          exclusions: string | null;
          permit_by: 'provider' | 'homeowner' | 'none' | null;
          created_at: string;
          sent_at: string | null;
          registered: boolean | null;
          tax_choices: Json;
          price_kind: 'fixed' | 'estimate' | null;
          deposit_terms: string | null;
          note: string | null;
          sent_hash: string | null;
          accepted: Json | null;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      services: {
        Row: {
          id: string;
          name: string;
          category: string;
          rating: number | null;
          review_count: number;
          location: string;
          response_time: string;
          verified: boolean;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      subscriptions: {
        Row: {
          provider_id: string;
          plan_id: string;
          status: 'trialing' | 'active' | 'past_due' | 'cancelled';
          trial_ends_at: string | null;
          current_period_end: string | null;
          cancel_at_period_end: boolean;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      tax_rates: {
        Row: {
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
          kind: 'GST' | 'HST' | 'PST' | 'RST' | 'QST';
          rate: number;
          effective_from: string;
          effective_to: string | null;
          source: string;
          source_fr: string;
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
      tax_rules: {
        Row: {
          tax_class: 'installed' | 'goods' | 'service';
          province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
          kind: 'GST' | 'HST' | 'PST' | 'RST' | 'QST';
          charged: 'yes' | 'no' | 'unknown';
          exceptions: boolean;
          effective_from: string;
          effective_to: string | null;
          source: string;
          source_fr: string;
          checked_on: string;
          certainty: 'official' | 'second_hand' | 'unconfirmed';
        };
        Insert: Record<PropertyKey, never>;
        Update: Record<PropertyKey, never>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      accept_invitation: { Args: { token: string }; Returns: Answers['accept_invitation'] };
      accept_quote: {
        Args: { quote_id: string; options: readonly number[]; expected_total_cents: number | string; token?: string | null };
        Returns: Answers['accept_quote'];
      };
      accepted_quote_range: { Args: { category: string }; Returns: Answers['accepted_quote_range'] };
      account_deletion: { Args: Record<PropertyKey, never>; Returns: Answers['account_deletion'] };
      advance_request: {
        Args: { request_id: string; to_status: string; note?: string | null; token?: string | null; reason?: string | null };
        Returns: Answers['advance_request'];
      };
      alternatives: { Args: { project_id: string; token?: string | null }; Returns: Answers['alternatives'] };
      answer_hold: { Args: { review_id: string; body: string; token?: string | null }; Returns: Answers['answer_hold'] };
      application_status: { Args: { reference: string; email: string }; Returns: Answers['application_status'] };
      ask_more: { Args: { project_id: string; provider_ids: readonly string[]; token?: string | null }; Returns: Answers['ask_more'] };
      begin_upload: {
        Args: { kind: string; target: string; n: number; type: string; token?: string | null };
        Returns: Answers['begin_upload'];
      };
      book_fixed_price: { Args: { booking: JsonArguments['book_fixed_price']['booking'] }; Returns: Answers['book_fixed_price'] };
      calendar_feed: { Args: { token: string }; Returns: Answers['calendar_feed'] };
      calendar_feed_state: { Args: { provider_id: string }; Returns: Answers['calendar_feed_state'] };
      cancel_account_deletion: { Args: Record<PropertyKey, never>; Returns: Answers['cancel_account_deletion'] };
      cancel_job: {
        Args: { request_id: string; reason: string; note?: string | null; token?: string | null };
        Returns: Answers['cancel_job'];
      };
      cancel_visit: { Args: { visit_id: string }; Returns: Answers['cancel_visit'] };
      category_counts: { Args: Record<PropertyKey, never>; Returns: Answers['category_counts'] };
      claim_credential: { Args: { claim: JsonArguments['claim_credential']['claim'] }; Returns: Answers['claim_credential'] };
      claim_project: { Args: { token: string }; Returns: string };
      claim_projects: { Args: Record<PropertyKey, never>; Returns: number };
      close_company: { Args: { provider: string; name: string }; Returns: Answers['close_company'] };
      company_calendar: {
        Args: { provider_id: string; first_day?: string | null; last_day?: string | null };
        Returns: Answers['company_calendar'];
      };
      company_credentials: { Args: { provider: string }; Returns: Answers['company_credentials'] };
      company_decisions: { Args: { provider: string }; Returns: Answers['company_decisions'] };
      company_leaving: { Args: { provider: string }; Returns: Answers['company_leaving'] };
      company_lines: { Args: { provider_id: string; q?: string | null }; Returns: Answers['company_lines'] };
      company_page: { Args: { provider: string }; Returns: Answers['company_page'] };
      company_preview: { Args: { provider: string }; Returns: Answers['company_preview'] };
      company_settings: { Args: { provider: string }; Returns: Answers['company_settings'] };
      company_standing: { Args: { provider: string }; Returns: Answers['company_standing'] };
      company_visits: { Args: { request_id: string }; Returns: Answers['company_visits'] };
      compare_services: { Args: { ids: readonly string[]; near?: string | null }; Returns: Answers['compare_services'] };
      confirm_booking: { Args: { request_id: string }; Returns: Answers['confirm_booking'] };
      confirm_contact: { Args: { token: string }; Returns: string };
      confirm_newsletter: { Args: { token: string }; Returns: Answers['confirm_newsletter'] };
      count_profile_event: { Args: { provider: string; kind: string }; Returns: boolean };
      current_deals: { Args: { kind?: string | null; at?: string; locale?: string }; Returns: Answers['current_deals'] };
      deal_page: { Args: { id: string; locale?: string }; Returns: Answers['deal_page'] };
      decide_company: { Args: { id: string; decision: string; reason?: string | null }; Returns: Answers['decide_company'] };
      decide_credential: { Args: { id: string; decision: string; reason?: string | null }; Returns: Answers['decide_credential'] };
      decide_name: { Args: { id: string; decision: string; reason?: string | null }; Returns: Answers['decide_name'] };
      decide_orphan: { Args: { id: string; decision: string; reason?: string | null }; Returns: Answers['decide_orphan'] };
      decide_report: { Args: { id: string; decision: string; reason: string }; Returns: Answers['decide_report'] };
      delete_quote_template: { Args: { id: string }; Returns: Answers['delete_quote_template'] };
      delete_search: { Args: { id: string }; Returns: string };
      describe_deal: { Args: { params: JsonArguments['describe_deal']['params']; locale?: string }; Returns: Answers['describe_deal'] };
      describe_material: {
        Args: { params: JsonArguments['describe_material']['params']; locale?: string };
        Returns: Answers['describe_material'];
      };
      describe_material_hub: {
        Args: { params: JsonArguments['describe_material_hub']['params']; locale?: string };
        Returns: Answers['describe_material_hub'];
      };
      describe_service: {
        Args: { params: JsonArguments['describe_service']['params']; locale?: string };
        Returns: Answers['describe_service'];
      };
      describe_trade_hub: {
        Args: { params: JsonArguments['describe_trade_hub']['params']; locale?: string };
        Returns: Answers['describe_trade_hub'];
      };
      directory_figures: { Args: Record<PropertyKey, never>; Returns: Answers['directory_figures'] };
      export_leads: { Args: { provider: string }; Returns: Answers['export_leads'] };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Answers['export_my_data'] };
      export_reviews: { Args: { provider: string }; Returns: Answers['export_reviews'] };
      finish_job: { Args: { request_id: string; token?: string | null }; Returns: Answers['finish_job'] };
      fixed_price_slots: { Args: { service: string; postal_code: string }; Returns: Answers['fixed_price_slots'] };
      flyer_week: { Args: { week?: string | null; locale?: string }; Returns: Answers['flyer_week'] };
      invite_member: { Args: { invitation: JsonArguments['invite_member']['invitation'] }; Returns: Answers['invite_member'] };
      join_company: { Args: { application: string }; Returns: Answers['join_company'] };
      lead: { Args: { id: string }; Returns: Answers['lead'] };
      lead_inbox: {
        Args: { provider: string; tab?: string; q?: string | null; after?: JsonArguments['lead_inbox']['after'] | null; size?: number };
        Returns: Answers['lead_inbox'];
      };
      list_goods: { Args: { refs: readonly string[]; locale?: string }; Returns: Answers['list_goods'] };
      mail_choices: { Args: Record<PropertyKey, never>; Returns: Answers['mail_choices'] };
      mark_read: { Args: { request_id: string; seq: number | string; token?: string | null }; Returns: number };
      material_page: { Args: { id: number | string }; Returns: Answers['material_page'] };
      moderate_review: {
        Args: { review_id: string; event: string; reason?: string | null; note?: string | null };
        Returns: Answers['moderate_review'];
      };
      move_application: { Args: { id: string; to_status: string; reason?: string | null }; Returns: Answers['move_application'] };
      my_applications: { Args: Record<PropertyKey, never>; Returns: Answers['my_applications'] };
      my_attention: { Args: Record<PropertyKey, never>; Returns: Answers['my_attention'] };
      my_companies: { Args: Record<PropertyKey, never>; Returns: Answers['my_companies'] };
      my_projects: { Args: { page_size?: number; before?: string | null }; Returns: Answers['my_projects'] };
      my_report: { Args: { first_day: string; last_day: string; company?: string | null }; Returns: Answers['my_report'] };
      my_reports: { Args: Record<PropertyKey, never>; Returns: Answers['my_reports'] };
      newsletter_link: { Args: { token: string }; Returns: Answers['newsletter_link'] };
      object_to_finish: { Args: { request_id: string; note: string; token?: string | null }; Returns: Answers['object_to_finish'] };
      open_search: { Args: { id: string }; Returns: string };
      pick_visit: {
        Args: { visit_id: string; start: string; address?: string | null; token?: string | null };
        Returns: Answers['pick_visit'];
      };
      previous_quote: { Args: { request_id: string; token?: string | null }; Returns: Answers['previous_quote'] };
      project_photos: { Args: { id: string; token?: string | null }; Returns: Answers['project_photos'] };
      project_view: { Args: { id?: string | null; token?: string | null }; Returns: Answers['project_view'] };
      propose_visit: { Args: { visit: JsonArguments['propose_visit']['visit'] }; Returns: Answers['propose_visit'] };
      provider_profile: { Args: { id: string }; Returns: Answers['provider_profile'] };
      provider_reviews: {
        Args: { provider: string; sort?: string; after?: JsonArguments['provider_reviews']['after'] | null; page_size?: number };
        Returns: Answers['provider_reviews'];
      };
      publish_company_page: { Args: { provider: string; seen: string }; Returns: Answers['publish_company_page'] };
      quote_templates: { Args: { provider_id: string }; Returns: Answers['quote_templates'] };
      refuse_visit: { Args: { visit_id: string; note?: string | null; token?: string | null }; Returns: Answers['refuse_visit'] };
      remove_company_service: { Args: { id: string }; Returns: Answers['remove_company_service'] };
      remove_member: { Args: { provider: string; member: string }; Returns: Answers['remove_member'] };
      reopen_company: { Args: { provider: string }; Returns: Answers['reopen_company'] };
      reopen_request: { Args: { request_id: string; token?: string | null }; Returns: Answers['reopen_request'] };
      reply_to_review: { Args: { review_id: string; body: string }; Returns: Answers['reply_to_review'] };
      request_account_deletion: { Args: Record<PropertyKey, never>; Returns: Answers['request_account_deletion'] };
      request_demo: { Args: { demo: JsonArguments['request_demo']['demo'] }; Returns: Answers['request_demo'] };
      request_links: { Args: { email: string }; Returns: Answers['request_links'] };
      review_chain: { Args: { provider: string; after_seq?: number }; Returns: Answers['review_chain'] };
      revoke_invitation: { Args: { id: string }; Returns: Answers['revoke_invitation'] };
      revoke_links: { Args: { id?: string | null; token?: string | null }; Returns: number };
      rotate_calendar_feed: { Args: { provider_id: string; locale: string }; Returns: Answers['rotate_calendar_feed'] };
      save_company_about: { Args: { about: JsonArguments['save_company_about']['about'] }; Returns: Answers['save_company_about'] };
      save_company_legal: { Args: { legal: JsonArguments['save_company_legal']['legal'] }; Returns: Answers['save_company_legal'] };
      save_company_place: { Args: { place: JsonArguments['save_company_place']['place'] }; Returns: Answers['save_company_place'] };
      save_company_reach: { Args: { reach: JsonArguments['save_company_reach']['reach'] }; Returns: Answers['save_company_reach'] };
      save_company_service: {
        Args: { service: JsonArguments['save_company_service']['service'] };
        Returns: Answers['save_company_service'];
      };
      save_company_settings: {
        Args: { settings: JsonArguments['save_company_settings']['settings'] };
        Returns: Answers['save_company_settings'];
      };
      save_mail_choice: { Args: { kind: string; wanted: boolean }; Returns: string };
      save_page_draft: { Args: { draft: JsonArguments['save_page_draft']['draft'] }; Returns: Answers['save_page_draft'] };
      save_quote: { Args: { quote: JsonArguments['save_quote']['quote']; send?: boolean }; Returns: Answers['save_quote'] };
      save_quote_template: {
        Args: { template: JsonArguments['save_quote_template']['template'] };
        Returns: Answers['save_quote_template'];
      };
      save_search: { Args: { scope: string; args: JsonArguments['save_search']['args'] }; Returns: Answers['save_search'] };
      saved_searches: { Args: Record<PropertyKey, never>; Returns: Answers['saved_searches'] };
      schedule_job: { Args: { request_id: string; first_day: string; last_day?: string | null }; Returns: Answers['schedule_job'] };
      search_materials: {
        Args: {
          q?: string;
          filters?: JsonArguments['search_materials']['filters'];
          sort?: string;
          after?: JsonArguments['search_materials']['after'] | null;
          page_size?: number;
        };
        Returns: Answers['search_materials'];
      };
      search_services: {
        Args: {
          q?: string;
          cat?: string | null;
          sort?: string;
          after?: JsonArguments['search_services']['after'] | null;
          page_size?: number;
          filters?: JsonArguments['search_services']['filters'];
        };
        Returns: Answers['search_services'];
      };
      send_contact_message: {
        Args: { message: JsonArguments['send_contact_message']['message'] };
        Returns: Answers['send_contact_message'];
      };
      send_list_to_vendors: {
        Args: { request: JsonArguments['send_list_to_vendors']['request'] };
        Returns: Answers['send_list_to_vendors'];
      };
      send_message: {
        Args: { message: JsonArguments['send_message']['message']; token?: string | null };
        Returns: Answers['send_message'];
      };
      send_quote: { Args: { id: string }; Returns: Answers['send_quote'] };
      service_facts: { Args: { ids: readonly string[] }; Returns: Answers['service_facts'] };
      service_pins: {
        Args: { q?: string; cat?: string | null; filters?: JsonArguments['service_pins']['filters'] };
        Returns: Answers['service_pins'];
      };
      set_availability: {
        Args: { provider_id: string; availability: JsonArguments['set_availability']['availability'] };
        Returns: Answers['set_availability'];
      };
      set_member_role: { Args: { provider: string; member: string; role: string }; Returns: Answers['set_member_role'] };
      set_message_status: { Args: { id: string; to_status: string; reason?: string | null }; Returns: Answers['set_message_status'] };
      set_search_cadence: { Args: { id: string; cadence: string }; Returns: string };
      settle_dispute: { Args: { request_id: string; outcome: string; reason: string }; Returns: Answers['settle_dispute'] };
      share_project_list: { Args: { token?: string | null; id?: string | null; key?: string | null }; Returns: boolean };
      shared_list: { Args: { token: string }; Returns: Answers['shared_list'] };
      site_facts: { Args: Record<PropertyKey, never>; Returns: Answers['site_facts'] };
      staff_counts: { Args: Record<PropertyKey, never>; Returns: Answers['staff_counts'] };
      staff_item: { Args: { queue: string; id: string }; Returns: Answers['staff_item'] };
      staff_queue: { Args: { queue: string; after?: JsonArguments['staff_queue']['after'] | null }; Returns: Answers['staff_queue'] };
      start_company: { Args: { application: string; reason?: string | null }; Returns: Answers['start_company'] };
      submit_application: {
        Args: { application: JsonArguments['submit_application']['application'] };
        Returns: Answers['submit_application'];
      };
      submit_company: { Args: { provider: string }; Returns: Answers['submit_company'] };
      submit_project: { Args: { project: JsonArguments['submit_project']['project'] }; Returns: Answers['submit_project'] };
      submit_report: {
        Args: { report: JsonArguments['submit_report']['report']; token?: string | null };
        Returns: Answers['submit_report'];
      };
      submit_review: { Args: { review: JsonArguments['submit_review']['review'] }; Returns: Answers['submit_review'] };
      subscribe_newsletter: {
        Args: { email: string; list: string; locale: string; consent_text_id: string; source?: string };
        Returns: Answers['subscribe_newsletter'];
      };
      suggest_services: { Args: { q?: string; locale?: string }; Returns: Answers['suggest_services'] };
      sync_project_list: { Args: { list: JsonArguments['sync_project_list']['list'] }; Returns: Answers['sync_project_list'] };
      take_back_company: { Args: { provider: string }; Returns: Answers['take_back_company'] };
      team: { Args: { provider: string }; Returns: Answers['team'] };
      team_invitation: { Args: { token: string }; Returns: Answers['team_invitation'] };
      thread: {
        Args: { request_id: string; after_seq?: number | string; before_seq?: number | string | null; token?: string | null };
        Returns: Answers['thread'];
      };
      unsubscribe_newsletter: { Args: { token: string }; Returns: Answers['unsubscribe_newsletter'] };
      verify_review_chain: { Args: { provider: string }; Returns: boolean };
      withdraw_credential: { Args: { id: string }; Returns: Answers['withdraw_credential'] };
      withdraw_quote: { Args: { id: string }; Returns: Answers['withdraw_quote'] };
    };
  };
}
