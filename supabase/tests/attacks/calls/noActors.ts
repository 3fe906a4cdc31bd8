/**
 * Functions of the API in no table of callers, by why: there is nobody among the people of a request or a company to whom they answer otherwise.
 */
export const noActors: Readonly<Record<string, readonly string[]>> = {
  'reads what everybody may read, without a word about who asks': [
    'describe_trade_hub',
    'search_services',
    'service_pins',
    'suggest_services',
    'compare_services',
    'service_facts',
    'directory_figures',
    'search_materials',
    'material_page',
    'describe_material',
    'category_counts',
    'describe_material_hub',
    'current_deals',
    'flyer_week',
    'deal_page',
    'describe_deal',
    'list_goods',
    'site_facts',
  ],
  'asks for the secret of a list or of a mail, which none of these people has more than another (projectLists, newsletter and their tests)':
    [
      'sync_project_list',
      'share_project_list',
      'shared_list',
      'send_list_to_vendors',
      'subscribe_newsletter',
      'confirm_newsletter',
      'newsletter_link',
      'unsubscribe_newsletter',
    ],
};
